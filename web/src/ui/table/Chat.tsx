import '../../style/talking.css';
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { request, say as speak } from '../../doing/play';
import { isBetween, ownSeat } from '../../state/options';
import { desk, me, view } from '../../state/store';
import type { ChatLine, TableView } from '../../wire';
import { words } from '../../words';
import { dateText } from '../../words/dateText';
import { more } from '../../words/more';
import { apart } from '../../words/who';
import { Dialog } from '../shell/Dialog';

const LONGEST = 200;

function Said({ line }: { line: ChatLine }) {
  const say = more.value.talking;
  const { id } = line;
  const reported = useSignal(false);
  return (
    <li class={line.yours ? 'yours' : id ? '' : 'pool'}>
      <span class="soft">{dateText(line.at, 'time')}</span> <b>{apart(line.name)}</b> {apart(line.text)}
      {id !== null && id !== undefined && !line.yours && (
        <details class="about-line">
          <summary aria-label={say.more(line.name)}>⋯</summary>
          <div class="row">
            <button
              type="button"
              class="small"
              onClick={() => {
                request('mute', { line: id, on: true });
                desk.peek().chat.mute(line);
              }}
            >
              {say.mute}
            </button>
            <button
              type="button"
              class="small"
              disabled={reported.value}
              onClick={() => {
                request('report', { line: id });
                reported.value = true;
              }}
            >
              {reported.value ? say.reported : say.report}
            </button>
          </div>
        </details>
      )}
    </li>
  );
}

/** Why one may not say anything here; `null` where one may, if not just now. */
function silence(now: TableView): string | null {
  const say = more.value.talking;
  const until = me.value?.muted_until ?? 0;
  if (until > Date.now()) return say.mutedUntil(dateText(until, 'moment'));
  if (now.pool_chat) return null;
  if (now.chat === false) return say.off;
  return ownSeat(now) ? null : say.seatFirst;
}

function Speaking({ now }: { now: TableView }) {
  const say = more.value.talking;
  const text = useSignal('');
  const silent = silence(now);
  if (silent) return <p class="soft">{silent}</p>;
  const pool = now.pool_chat === true;
  const waits = !pool && !isBetween(now);
  return (
    <form
      class="speaking"
      onSubmit={(event) => {
        event.preventDefault();
        if (waits || !text.value.trim()) return;
        speak(text.value, pool ? 'pool' : 'table');
        text.value = '';
      }}
    >
      {waits && <p class="soft">{say.between}</p>}
      <input
        class="typed"
        type="text"
        maxLength={LONGEST}
        aria-label={pool ? `${say.field}, ${say.toPool}` : say.field}
        placeholder={pool ? say.toPool : say.field}
        disabled={waits}
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
      />
      <button type="submit" class="small" disabled={waits || !text.value.trim()}>
        {say.send}
      </button>
    </form>
  );
}

function Hidden() {
  const say = more.value.talking;
  const { chat } = desk.value;
  return (
    <>
      {chat.muted.value.map((one) => (
        <p key={one.line} class="row soft">
          {say.hidden(one.name)}
          <button
            type="button"
            class="link"
            onClick={() => {
              request('mute', { line: one.line, on: false });
              chat.unmute(one.line);
            }}
          >
            {say.unmute}
          </button>
        </p>
      ))}
    </>
  );
}

/** What was said, and saying something. While it is there, somebody reads it. */
export function ChatPanel() {
  const { chat } = desk.value;
  const lines = chat.heardLines.value;
  const list = useRef<HTMLOListElement>(null);
  const newest = lines.at(-1)?.at;
  useEffect(() => {
    chat.show(true);
    return () => chat.show(false);
  }, [chat]);
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [newest]);
  return (
    <div class="chat">
      <ol class="chat-lines" ref={list} aria-label={words.value.chat.title}>
        {lines.length === 0 && <li class="soft">{more.value.talking.silence}</li>}
        {lines.map((line) => (
          <Said key={`${line.id ?? ''} ${line.at} ${line.text}`} line={line} />
        ))}
      </ol>
      <Hidden />
      {view.value && <Speaking now={view.value} />}
    </div>
  );
}

export function ChatDialog() {
  return (
    <Dialog title={words.value.chat.title}>
      <ChatPanel />
    </Dialog>
  );
}
