import { expect, it } from 'vitest';
import type { Shelf } from '../src/browser/shelf';
import { Chat } from '../src/state/chat';
import type { ChatLine } from '../src/wire';

const kept = new Map<string, string>();
const shelf: Shelf = {
  read: (key) => kept.get(key) ?? null,
  write: (key, text) => kept.set(key, text),
  forget: (key) => kept.delete(key),
};
const line = (id: number, name: string, more: Partial<ChatLine> = {}): ChatLine => ({
  id,
  name,
  at: id,
  text: `line ${id}`,
  ...more,
});

it('hears each line once, and counts what comes while nobody looks', () => {
  const chat = new Chat('main', shelf);
  chat.heard([line(1, 'Anna'), line(2, 'Boris')]);
  expect(chat.unread.value).toBe(0);
  chat.heard([line(3, 'Anna')]);
  chat.heard([line(3, 'Anna')]);
  chat.heard([line(4, 'Me', { yours: true })]);
  expect(chat.unread.value).toBe(1);
  expect(chat.lines.value.map((one) => one.id)).toEqual([1, 2, 3, 4]);
  chat.show(true);
  chat.heard([line(5, 'Anna')]);
  expect(chat.unread.value).toBe(0);
});

it('tells lines of a pool apart, which have no id', () => {
  const chat = new Chat('main', shelf);
  const said: ChatLine = { name: 'Anna', at: 7, text: 'we stay' };
  chat.heard([said]);
  chat.heard([said, { ...said, at: 8 }]);
  expect(chat.lines.value.length).toBe(2);
});

it('hides somebody until he is heard again, and after a reload too', () => {
  const chat = new Chat('main', shelf);
  const his = line(2, 'Boris', { speaker: 'b' });
  chat.heard([line(1, 'Anna', { speaker: 'a' }), his]);
  chat.mute(his);
  expect(chat.heardLines.value.map((one) => one.name)).toEqual(['Anna']);
  const again = new Chat('main', shelf);
  again.heard([line(3, 'Boris', { speaker: 'b' })]);
  expect(again.heardLines.value).toEqual([]);
  again.unmute(2);
  expect(again.heardLines.value.length).toBe(1);
});

it('hides the one who is meant: whatever he is called next, and no namesake', () => {
  const chat = new Chat('elsewhere', shelf);
  const his = line(1, 'Boris', { speaker: 'b' });
  chat.heard([his]);
  chat.mute(his);
  chat.heard([line(2, 'Ivan', { speaker: 'b' }), line(3, 'Boris', { speaker: 'c' })]);
  expect(chat.heardLines.value.map((one) => one.id)).toEqual([3]);
});

it('hides nobody for one who was hidden by his name alone', () => {
  kept.set('svara.muted/older', JSON.stringify([{ line: 1, name: 'Boris' }]));
  const chat = new Chat('older', shelf);
  chat.heard([line(2, 'Boris', { speaker: 'c' }), line(3, 'Anna')]);
  expect(chat.heardLines.value.length).toBe(2);
  expect(chat.muted.value[0]?.line).toBe(1);
});
