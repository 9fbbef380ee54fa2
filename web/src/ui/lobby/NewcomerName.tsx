import type { Signal } from '@preact/signals';
import { LONGEST_NAME } from '../../doing/people';
import { newcomer } from '../../state/naming';
import { words } from '../../words';
import { Field } from '../shell/forms';

/** What a newcomer is to be called; who is somebody is not asked. */
export function NewcomerName({ name }: { name: Signal<string> }) {
  if (!newcomer.value) return null;
  return (
    <Field label={words.value.lobby.yourName} value={name} maxLength={LONGEST_NAME} autocomplete="nickname" />
  );
}
