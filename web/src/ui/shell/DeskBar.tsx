import { desk, desks } from '../../state/store';
import { later } from './later';

const DeskChips = later(async () => (await import('./DeskChips')).DeskChips);

/** The other tables where one sits, where there are any. */
export function DeskBar() {
  const others = desks.value.some((one) => one !== desk.value && one.seated.value);
  return others && <DeskChips />;
}
