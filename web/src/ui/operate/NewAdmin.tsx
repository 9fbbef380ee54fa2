import { useSignal } from '@preact/signals';
import { LONGEST_NAME } from '../../doing/people';
import { newAdmin } from '../../net/operate';
import { more } from '../../words/more';
import { Field, Panel, Secret } from '../shell/forms';
import { ActForm } from './ActForm';

/** An account for somebody who runs the house too; he sets his password with the code. */
export function NewAdmin() {
  const say = more.value.operate;
  const name = useSignal('');
  const code = useSignal<string | null>(null);
  return (
    <Panel title={say.newAdmin}>
      <p class="soft">{say.newAdminMeaning}</p>
      <ActForm
        button={say.newAdminGo}
        work={async (reason) => {
          code.value = (await newAdmin({ reason, name: name.value })).code;
          name.value = '';
        }}
      >
        <Field label={more.value.people.name} value={name} maxLength={LONGEST_NAME} required />
      </ActForm>
      {code.value && <Secret text={code.value} meaning={say.code} />}
    </Panel>
  );
}
