import '../../style/tabs.css';

/** What is shown of several things in one place. */
export function Tabs<Name extends string>({
  label,
  names,
  texts,
  shown,
  onChoose,
  class: own = '',
}: {
  label: string;
  names: readonly Name[];
  texts: Readonly<Record<Name, string>>;
  shown: Name;
  onChoose: (name: Name) => void;
  class?: string;
}) {
  return (
    <div class={`tabs ${own}`} role="tablist" aria-label={label}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={shown === name}
          onClick={() => onChoose(name)}
        >
          {texts[name]}
        </button>
      ))}
    </div>
  );
}
