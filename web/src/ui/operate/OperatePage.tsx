import type { AuditLine } from '../../api';
import { audit, reports, settleReport } from '../../net/operate';
import { me } from '../../state/store';
import { dateText } from '../../words/dateText';
import { more } from '../../words/more';
import { FaultLine } from '../shell/FaultLine';
import { Panel } from '../shell/forms';
import { MoreButton } from '../shell/MoreButton';
import { Page } from '../shell/Page';
import { useLoaded } from '../shell/useLoaded';
import { usePaged } from '../shell/usePaged';
import { ActForm } from './ActForm';
import { AuditList } from './AuditList';
import { actsDone } from './acts';
import { HousePanel } from './HousePanel';
import { NewAdmin } from './NewAdmin';
import { PeoplePanel } from './PeoplePanel';

const PAGE = 50;

function ReportsPanel() {
  const say = more.value.operate;
  const known = useLoaded(reports);
  return (
    <Panel title={say.reports}>
      <FaultLine code={known.fault} />
      {known.value?.reports.length === 0 && <p class="soft">{say.noReports}</p>}
      <ul class="list">
        {known.value?.reports.map((report) => (
          <li key={report.chat}>
            <b>{report.name}</b>: {report.body}
            <p class="soft">
              {dateText(report.at, 'moment')}, {report.table_name || report.table},{' '}
              {say.reported(report.reports)}
            </p>
            <ActForm
              button={say.settle}
              work={async (reason) => {
                await settleReport(report.chat, reason);
                known.again();
              }}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function AuditPanel() {
  const say = more.value.operate;
  const acts = usePaged(String(actsDone.value), async (last: AuditLine | null) => {
    const page = await audit(last?.id ?? null);
    return { rows: page.acts, more: page.acts.length >= PAGE };
  });
  return (
    <Panel title={say.audit}>
      <FaultLine code={acts.fault} />
      {acts.rows.length === 0 && !acts.busy && <p class="soft">{say.noActs}</p>}
      <AuditList acts={acts.rows} />
      <MoreButton of={acts} text={say.more} />
    </Panel>
  );
}

/** For who runs the house. */
export function OperatePage() {
  const say = more.value.operate;
  const allowed = me.value !== null && me.value.role !== 'player';
  return (
    <Page title={say.title}>
      {allowed ? (
        <div class="columns wide">
          <HousePanel />
          <PeoplePanel />
          <ReportsPanel />
          {me.value?.role === 'admin' && <NewAdmin />}
          <AuditPanel />
        </div>
      ) : (
        <p class="soft">{say.notForYou}</p>
      )}
    </Page>
  );
}
