import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { words } from '../../words';
import { Field, Form } from '../shell/forms';
import { useTask } from '../shell/useTask';

/** An act of an operator: it asks for its reason, and says when it is done. */
export function ActForm({
  button,
  work,
  children,
}: {
  button: string;
  work: (reason: string) => Promise<void>;
  children?: ComponentChildren;
}) {
  const say = words.value.operate;
  const reason = useSignal('');
  const done = useSignal(false);
  const task = useTask();
  return (
    <Form
      plain
      task={task}
      button={button}
      work={async () => {
        done.value = false;
        await work(reason.value);
        reason.value = '';
        done.value = true;
      }}
    >
      {children}
      <Field label={say.reason} value={reason} placeholder={say.reasonMeaning} required />
      {done.value && <p role="status">{say.done}</p>}
    </Form>
  );
}
