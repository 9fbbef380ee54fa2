import { useEffect, useRef } from 'preact/hooks';
import { entry, words } from '../../words';
import { later } from './later';

const Banned = later(async () => (await import('./Banned')).Banned);

/** What went wrong, in words, and where it can be seen. */
export function FaultLine({ code, detail = '' }: { code: string | null; detail?: string }) {
  const say = words.value.faults;
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (code) line.current?.scrollIntoView({ block: 'nearest' });
  }, [code, detail]);
  return (
    <p class="fault" role="alert" ref={line}>
      {code && `${entry(say.known, code) ?? say.other(code)} ${detail}`}
      {code === 'banned' && <Banned />}
    </p>
  );
}
