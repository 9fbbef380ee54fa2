import { useSignal } from '@preact/signals';
import type { HouseNow, TableLine } from '../../api';
import { checkBooks, closeTable, drain, houseNow, pause, setNotice, voidBank } from '../../net/operate';
import { me } from '../../state/store';
import { words } from '../../words';
import { tableTitle } from '../../words/game';
import { more } from '../../words/more';
import { FaultLine } from '../shell/FaultLine';
import { Field, Panel } from '../shell/forms';
import { Go } from '../shell/Go';
import { useLoaded } from '../shell/useLoaded';
import { useTask } from '../shell/useTask';
import { ActForm } from './ActForm';

/** Seconds for which banks that people play are waited for. */
const LONGEST_WAIT = 300;

function Row({ line, onChanged }: { line: TableLine; onChanged: () => void }) {
  const say = more.value.operate;
  return (
    <li>
      <Go to={{ page: 'table', table: line.table }} class="link">
        {tableTitle(line.table_name, line.game, words.value)}
      </Go>{' '}
      <span class="soft">
        {!line.table_name && line.table !== line.game && `${line.table} · `}
        {say.tableLine(line.bank, line.people, line.bots, line.connections)}
        {line.running && `, ${say.bankRuns}`}
      </span>
      {line.running && (
        <details>
          <summary>{say.voidBank}</summary>
          <ActForm
            button={say.doIt}
            grave
            work={async (reason) => {
              await voidBank(line.table, reason);
              onChanged();
            }}
          />
        </details>
      )}
      <details>
        <summary>{say.closeTable}</summary>
        <ActForm
          button={say.doIt}
          grave
          work={async (reason) => {
            await closeTable(line.table, reason);
            onChanged();
          }}
        />
      </details>
    </li>
  );
}

/** Only an admin stops the house. */
function Drain({ onChanged }: { onChanged: () => void }) {
  const say = more.value.operate;
  const seconds = useSignal(String(LONGEST_WAIT));
  return (
    <details>
      <summary>{say.drain}</summary>
      <p class="soft">{say.drainMeaning}</p>
      <ActForm
        button={say.doIt}
        grave
        work={async (reason) => {
          await drain({ reason, seconds: Number(seconds.value) });
          onChanged();
        }}
      >
        <Field label={say.drainSeconds} value={seconds} type="number" required />
      </ActForm>
    </details>
  );
}

function Standing({ now, onChanged }: { now: HouseNow; onChanged: () => void }) {
  const say = more.value.operate;
  const text = useSignal(now.text ?? '');
  return (
    <>
      <p>{now.closing ? say.closing : now.paused ? say.paused : say.running}</p>
      <details>
        <summary>{now.paused ? say.resume : say.pause}</summary>
        <ActForm
          button={say.doIt}
          work={async (reason) => {
            await pause({ reason, on: !now.paused });
            onChanged();
          }}
        />
      </details>
      <details>
        <summary>{say.notice}</summary>
        <ActForm
          button={say.doIt}
          work={async (reason) => {
            await setNotice({ reason, text: text.value });
            onChanged();
          }}
        >
          <Field label={say.noticeText} value={text} />
        </ActForm>
      </details>
      {me.value?.role === 'admin' && !now.closing && <Drain onChanged={onChanged} />}
    </>
  );
}

function Books() {
  const say = more.value.operate;
  const task = useTask();
  const faults = useSignal<readonly string[] | null>(null);
  return (
    <>
      <button
        type="button"
        class="small"
        disabled={task.busy}
        onClick={() =>
          task.run(async () => {
            faults.value = (await checkBooks()).faults;
          })
        }
      >
        {say.checkBooks}
      </button>
      <FaultLine code={task.fault} />
      {faults.value?.length === 0 && <p role="status">{say.booksSound}</p>}
      {faults.value?.map((fault) => (
        <p key={fault} class="fault">
          {fault}
        </p>
      ))}
    </>
  );
}

export function HousePanel() {
  const say = more.value.operate;
  const now = useLoaded(houseNow);
  return (
    <>
      <Panel title={say.house}>
        <FaultLine code={now.fault} />
        {now.value && <Standing now={now.value} onChanged={now.again} />}
        <Books />
      </Panel>
      <Panel title={say.tables}>
        <ul class="list">
          {now.value?.tables.map((line) => (
            <Row key={line.table} line={line} onChanged={now.again} />
          ))}
        </ul>
      </Panel>
    </>
  );
}
