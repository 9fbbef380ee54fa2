import { describe, expect, it } from 'vitest';
import { isTelegrams } from '../src/browser/telegram/bridge';
import { hexOf, lightOf, lightOfTheme } from '../src/browser/telegram/colours';
import { launchIn, queryWithout } from '../src/browser/telegram/launch';
import { linkThrough, startOf, startText } from '../src/browser/telegram/start';

const USER = '{"id":7,"first_name":"Ana","language_code":"bg"}';

function fragment(fields: Record<string, string>): string {
  return `#${new URLSearchParams(fields)}`;
}

describe('a launch', () => {
  it('is what Telegram puts into the fragment', () => {
    const data = new URLSearchParams({ user: USER, start_param: 'abc', hash: 'ff' }).toString();
    const hash = fragment({ tgWebAppData: data, tgWebAppThemeParams: '{"bg_color":"#17212b"}' });
    expect(launchIn(hash, '')).toEqual({
      data,
      start: 'abc',
      theme: '{"bg_color":"#17212b"}',
      language: 'bg',
    });
  });

  it('may bring where to go in the query, which is then as it was without', () => {
    expect(launchIn('', '?tgWebAppStartParam=xyz')?.start).toBe('xyz');
    expect(queryWithout('?tgWebAppStartParam=xyz&table=a-b')).toBe('?table=a-b');
    expect(queryWithout('?tgWebAppStartParam=xyz')).toBe('');
  });

  it('is none where the fragment is the key of a table, or empty', () => {
    expect([launchIn('#A-key_of-a-table', ''), launchIn('', '?table=x')]).toEqual([null, null]);
  });

  it('says nothing of a language where the user is damaged', () => {
    for (const user of ['{', '7', 'null', '{"language_code":7}']) {
      const hash = fragment({ tgWebAppData: new URLSearchParams({ user }).toString() });
      expect(launchIn(hash, '')?.language).toBeNull();
    }
  });
});

describe('the link that leads to a table', () => {
  it.each([
    { table: 'svara', key: null },
    { table: 'calm-river-42', key: 'b7_x-3KDqAv0PZ8lW_4n-S5t' },
    { table: 'стол', key: null },
  ])('brings $table back, in the letters that such a link may have', (start) => {
    expect(startText(start)).toMatch(/^[\w-]{1,512}$/);
    expect(startOf(startText(start))).toEqual(start);
  });

  it('is none of ours where it is anything else', () => {
    expect([startOf(null), startOf(''), startOf('%'), startOf('ref_7'), startOf(btoa('/me'))]).toEqual(
      Array(5).fill(null),
    );
  });

  it('names the app', () => {
    expect(linkThrough('our_bot/svara', { table: 'svara', key: null })).toBe(
      'https://t.me/our_bot/svara?startapp=L3Qvc3ZhcmE',
    );
  });
});

describe('the colours', () => {
  it('are dark or light by how bright the ground is', () => {
    const grounds = ['#17212b', '#000000', '#ffffff', '#f4f4f5', '#1c6fb8', '#ffd400', 'white', 7];
    expect(grounds.map(lightOf)).toEqual(['dark', 'dark', 'light', 'light', 'dark', 'light', null, null]);
    expect([lightOfTheme('{"bg_color":"#ffffff"}'), lightOfTheme('{'), lightOfTheme(null)]).toEqual([
      'light',
      null,
      null,
    ]);
  });

  it('of the page are said as Telegram reads them', () => {
    expect([hexOf('rgb(10, 35, 26)'), hexOf('rgba(10, 35, 26, 0.5)'), hexOf('transparent')]).toEqual([
      '#0a231a',
      '#0a231a',
      null,
    ]);
  });
});

describe('a page above this one', () => {
  it('is heard only if it is one of Telegram', () => {
    const heard = ['https://web.telegram.org', 'https://weba.web.telegram.org'];
    const not = [
      'http://web.telegram.org',
      'https://telegram.org.evil.test',
      'https://eviltelegram.org',
      'https://evil.test/.telegram.org',
      '',
      'null',
    ];
    expect([...heard, ...not].map(isTelegrams)).toEqual([...heard.map(() => true), ...not.map(() => false)]);
  });
});
