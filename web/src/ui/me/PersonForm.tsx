import { type Signal, signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { LONGEST_NAME } from '../../doing/people';
import { more } from '../../words/more';
import { Field, Form } from '../shell/forms';
import { useTask } from '../shell/useTask';

const SHORTEST_PASSWORD = 8;

/** What such a form may ask for: a name to go by or to log in with, and passwords that are known or chosen. */
export type Asked = 'nickname' | 'login' | 'newName' | 'password' | 'old' | 'first' | 'fresh' | 'code';

type Typed<A extends Asked> = Record<A, string>;

function PersonField({ asked, value }: { asked: Asked; value: Signal<string> }) {
  const say = more.value.people;
  const known = { type: 'password', autocomplete: 'current-password' } as const;
  const chosen = {
    type: 'password',
    autocomplete: 'new-password',
    minLength: SHORTEST_PASSWORD,
  } as const;
  switch (asked) {
    case 'nickname':
      return <Field label={say.name} value={value} maxLength={LONGEST_NAME} autocomplete="nickname" />;
    case 'newName':
      return (
        <Field label={say.name} value={value} maxLength={LONGEST_NAME} autocomplete="username" required />
      );
    case 'login':
      return <Field label={say.name} value={value} autocomplete="username" required />;
    case 'code':
      return <Field label={say.code} value={value} autocomplete="off" required />;
    case 'password':
      return <Field label={say.password} value={value} {...known} required />;
    case 'old':
      return <Field label={say.oldPassword} value={value} {...known} required />;
    case 'first':
      return <Field label={`${say.password}, ${say.passwordMeaning}`} value={value} {...chosen} required />;
    case 'fresh':
      return (
        <Field label={`${say.newPassword}, ${say.passwordMeaning}`} value={value} {...chosen} required />
      );
  }
}

/** A form about a person: what it asks for, and what is done with what was typed; secrets do not stay in it. */
export function PersonForm<A extends Asked = never>({
  asks = [],
  begin = {},
  whose,
  button,
  work,
  plain = false,
  done,
  children,
}: {
  asks?: readonly A[];
  /** What stands in the fields at first. */
  begin?: Partial<Typed<A>>;
  /** Whose password it is about, for programs that keep passwords. */
  whose?: string | undefined;
  button: string;
  work: (typed: Typed<A>) => Promise<void>;
  plain?: boolean;
  /** What is said once it is done. */
  done?: string;
  children?: ComponentChildren;
}) {
  const values = useRef(new Map<A, Signal<string>>()).current;
  const isDone = useSignal(false);
  const task = useTask();
  for (const asked of asks) if (!values.has(asked)) values.set(asked, signal(begin[asked] ?? ''));
  const typed = () =>
    Object.fromEntries([...values].map(([asked, value]) => [asked, value.peek()])) as Typed<A>;
  const submit = async () => {
    isDone.value = false;
    await work(typed());
    for (const [asked, value] of values) value.value = begin[asked] ?? '';
    isDone.value = true;
  };
  return (
    <Form plain={plain} task={task} button={button} work={submit}>
      {children}
      {whose !== undefined && <input type="text" autocomplete="username" value={whose} readOnly hidden />}
      {[...values].map(([asked, value]) => (
        <PersonField key={asked} asked={asked} value={value} />
      ))}
      {done && isDone.value && <p role="status">{done}</p>}
    </Form>
  );
}
