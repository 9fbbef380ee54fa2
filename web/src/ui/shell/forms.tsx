import '../../style/forms.css';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { copied, mayCopy } from '../../browser/sharing';
import { words } from '../../words';
import { FaultLine } from './FaultLine';
import type { Task } from './useTask';

const NEARLY = 0.75;

/** How much of a field's room is taken, where it soon is all of it. */
function Taken({ count, most }: { count: number; most: number | undefined }) {
  if (most === undefined || count < most * NEARLY) return null;
  return (
    <span class={count < most ? 'taken' : 'taken all'} role="status">
      {count}/{most}
    </span>
  );
}

export function Field({
  label,
  value,
  type = 'text',
  ...rest
}: {
  label: string;
  value: Signal<string>;
  type?: 'text' | 'password' | 'number' | 'date' | 'datetime-local' | 'search';
  autocomplete?: string;
  maxLength?: number;
  minLength?: number;
  required?: boolean;
  placeholder?: string;
  inputMode?: 'numeric';
}) {
  return (
    <label class={type === 'datetime-local' ? 'field long' : 'field'}>
      <span>{label}</span>
      <input
        class="typed"
        // The types of attributes want each kind of input written out.
        type={type as 'text'}
        {...rest}
        value={value.value}
        onInput={(event) => {
          value.value = event.currentTarget.value;
        }}
      />
      <Taken count={value.value.length} most={rest.maxLength} />
    </label>
  );
}

export function Choice<T extends string>({
  label,
  value,
  choices,
}: {
  label: string;
  value: { value: T };
  choices: readonly (readonly [T, string])[];
}) {
  return (
    <label class="field">
      <span>{label}</span>
      <select
        class="typed"
        value={value.value}
        onChange={(event) => {
          value.value = event.currentTarget.value as T;
        }}
      >
        {choices.map(([chosen, text]) => (
          <option key={chosen} value={chosen}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Tick({ label, value }: { label: string; value: Signal<boolean> }) {
  return (
    <label class="tick">
      <input
        type="checkbox"
        checked={value.value}
        onChange={(event) => {
          value.value = event.currentTarget.checked;
        }}
      />
      {label}
    </label>
  );
}

/** A form with one button; what it did wrong is said above it. */
export function Form({
  task,
  button,
  work,
  plain = false,
  detail = '',
  children,
}: {
  task: Task;
  button: string;
  work: () => Promise<void>;
  plain?: boolean;
  /** What else is to be said of the fault. */
  detail?: string;
  children?: ComponentChildren;
}) {
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void task.run(work);
      }}
    >
      {children}
      <FaultLine code={task.fault} detail={detail} />
      <button type="submit" class={plain ? 'small' : 'press main'} disabled={task.busy}>
        {button}
      </button>
    </form>
  );
}

export function CopyButton({ text, label }: { text: string; label: string }) {
  const say = words.value.pages;
  const done = useSignal(false);
  // Where there is none, the text beside it can be marked as a whole.
  if (!mayCopy()) return null;
  return (
    <button
      type="button"
      class="small"
      onClick={async () => {
        done.value = await copied(text);
      }}
    >
      {done.value ? say.copied : label}
    </button>
  );
}

/** Something that is shown once, to be copied and kept. */
export function Secret({ text, meaning }: { text: string; meaning: string }) {
  return (
    <div class="secret" role="status">
      <p>{meaning}</p>
      <div class="row">
        <code>{text}</code>
        <CopyButton text={text} label={words.value.pages.copy} />
      </div>
    </div>
  );
}

export function Panel({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="panel">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
