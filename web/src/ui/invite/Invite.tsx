import '../../style/invite.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { handOn, mayHandOn, mayShare } from '../../browser/sharing';
import { isWithinTelegram } from '../../browser/telegram/launch';
import { linkThrough } from '../../browser/telegram/start';
import { keepKey, linkTo, ownKey } from '../../doing/invitation';
import { invite } from '../../net/tables';
import { miniApp } from '../../net/telegram';
import { view } from '../../state/store';
import type { TableView } from '../../wire';
import { words } from '../../words';
import { tableTitle } from '../../words/game';
import { more } from '../../words/more';
import { Dialog } from '../shell/Dialog';
import { FaultLine } from '../shell/FaultLine';
import { CopyButton } from '../shell/forms';
import { later } from '../shell/later';
import { type Task, useTask } from '../shell/useTask';

const QrCode = later(async () => (await import('./QrCode')).QrCode);

/** The app that a link within Telegram leads to: not known yet, or none. */
function useApp(): string | null | undefined {
  const app = useSignal<string | null | undefined>(isWithinTelegram() ? undefined : null);
  useEffect(() => {
    if (app.peek() !== undefined) return;
    const known = (name: string | null) => {
      app.value = name;
    };
    miniApp().then(
      ({ app: name }) => known(name ?? null),
      () => known(null),
    );
  }, []);
  return app.value;
}

/** What lets a server be reached from elsewhere. */
const FOR_ALL = '--host 0.0.0.0';

/** Whether an address leads every device to itself. */
function isOfThisDevice(link: string): boolean {
  return /^(localhost|127\.|\[::1\])/.test(new URL(link).hostname);
}

/** The ways in: a code for a camera, and the link itself. */
function Ways({ link, text }: { link: string; text: string }) {
  const say = more.value.inviting;
  const done = useSignal(false);
  return (
    <div class="ways">
      {isOfThisDevice(link) && <p class="only-here">{say.onlyHere(FOR_ALL)}</p>}
      <figure class="qr-card">
        <div class="qr-place">
          <QrCode text={link} label={say.qr} />
        </div>
        <figcaption>{say.qrMeaning}</figcaption>
      </figure>
      <div class="form">
        <code class="address">{link}</code>
        <div class="row">
          {mayHandOn() && (
            <button
              type="button"
              class="press main"
              onClick={async () => {
                done.value = await handOn(link, text);
              }}
            >
              {done.value ? words.value.pages.copied : say.share}
            </button>
          )}
          {mayShare() && <CopyButton text={link} label={say.copyLink} />}
        </div>
      </div>
    </div>
  );
}

/** A key for a closed circle; making one ends the one before. */
function NewKey({ task, make }: { task: Task; make: () => Promise<void> }) {
  const say = more.value.inviting;
  return (
    <div class="row">
      <button type="button" class="small" disabled={task.busy} onClick={() => task.run(make)}>
        {say.newKey}
      </button>
      <span class="soft">{say.newKeyMeaning}</span>
    </div>
  );
}

/** What lets people in; a closed circle needs the key in the link, which its opener makes. */
export function Invite({ now }: { now: TableView }) {
  const say = more.value.inviting;
  const keyed = Boolean(now.opener && (now.private || now.members_only));
  const key = useSignal(keyed ? ownKey(now.table) : null);
  const task = useTask();
  const app = useApp();
  const start = { table: now.table, key: key.value };
  const link = app ? linkThrough(app, start) : linkTo(start.table, start.key);
  const make = async () => {
    const made = await invite(now.table);
    keepKey(now.table, made.key);
    key.value = made.key;
  };
  return (
    <section class="form invite">
      {keyed && <p class="soft">{say.inviteMeaning}</p>}
      {app !== undefined && (!keyed || key.value) && (
        <Ways link={link} text={say.shareText(tableTitle(now.name, now.profile, words.value))} />
      )}
      {keyed && <NewKey task={task} make={make} />}
      <FaultLine code={task.fault} />
    </section>
  );
}

export function InviteDialog() {
  const now = view.value;
  return <Dialog title={words.value.lobby.info.invite}>{now && <Invite key={now.table} now={now} />}</Dialog>;
}
