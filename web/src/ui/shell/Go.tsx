import type { ComponentChildren } from 'preact';
import { go, pathOf, type Route, route } from '../../browser/router';

/** A link to another page of ours: an address like any other, that loads nothing anew. */
export function Go({
  to,
  label,
  onGo,
  query = '',
  children,
  ...rest
}: {
  to: Route;
  class?: string;
  label?: string;
  onGo?: () => void;
  query?: string;
  children: ComponentChildren;
}) {
  const here = pathOf(to) === pathOf(route.value);
  return (
    <a
      href={pathOf(to) + query}
      aria-label={label}
      aria-current={here ? 'page' : undefined}
      {...rest}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onGo?.();
        go(to, query);
      }}
    >
      {children}
    </a>
  );
}
