import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { more } from '../../words/more';
import { Field, Form } from '../shell/forms';
import { useTask } from '../shell/useTask';
import { actsDone } from './acts';

/** An act of an operator: it asks for its reason, a grave one once more, and says when it is done. */
export function ActForm({
  button,
  work,
  grave = false,
  children,
}: {
  button: string;
  work: (reason: string) => Promise<void>;
  grave?: boolean;
  children?: ComponentChildren;
}) {
  const say = more.value.operate;
  const reason = useSignal('');
  const done = useSignal(false);
  const sure = useSignal(false);
  const task = useTask();
  return (
    <Form
      plain
      task={task}
      button={sure.value ? say.sure : button}
      work={async () => {
        done.value = false;
        sure.value = grave && !sure.value;
        if (sure.value) return;
        await work(reason.value);
        actsDone.value += 1;
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
