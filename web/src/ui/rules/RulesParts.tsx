import '../../style/rules.css';
import type { RulesPart } from '../../api';
import { bound } from '../../words/bound';

/** A game in the server's sentences. */
export function RulesParts({ parts }: { parts: readonly RulesPart[] }) {
  return (
    <div class="rules">
      {parts.map((part) => (
        <section key={part.title}>
          <h3>{part.title}</h3>
          {part.lines.map((line) => (
            <p key={line}>{bound(line)}</p>
          ))}
        </section>
      ))}
    </div>
  );
}
