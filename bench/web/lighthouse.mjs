// Lighthouse over one page, several times: lighthouse.mjs CHROMIUM ADDRESS RUNS writes its figures as JSON.
// Who looks is a guest who has been here, but none of the house's files are kept from then.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';

const [chromium, address, runs] = process.argv.slice(2);
const { origin } = new URL(address);
const TIMES = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  speed: 'speed-index',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

async function becomeGuest(port) {
  const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null });
  const page = await browser.newPage();
  await page.goto(`${origin}/healthz`);
  const status = await page.evaluate(async () => {
    localStorage.setItem('svara.guest', '1');
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/guest', { method: 'POST', headers, body: '{"name":"Lighthouse"}' })).status;
  });
  await page.close();
  await browser.disconnect();
  if (status >= 400) throw new Error(`nobody is let in as a guest: ${status}`);
}

function figuresOf({ categories, audits }) {
  const scores = CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)]);
  const times = Object.entries(TIMES).map(([name, audit]) => [name, audits[audit].numericValue]);
  const failed = CATEGORIES.slice(1).flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
      .map(({ id }) => `${id}: ${(audits[id].details?.items ?? []).map(toldOf).join('; ')}`),
  );
  return { ...Object.fromEntries([...scores, ...times]), failed };
}

function toldOf(item) {
  return item.node?.snippet ?? item.description ?? item.url ?? '';
}

const chrome = await launch({ chromePath: chromium, chromeFlags: ['--headless=new', '--no-sandbox'] });
try {
  await becomeGuest(chrome.port);
  const found = [];
  for (let run = 0; run < Number(runs); run += 1) {
    const options = { port: chrome.port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES };
    const result = await lighthouse(address, options);
    if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
    found.push(figuresOf(result.lhr));
  }
  process.stdout.write(JSON.stringify(found));
} finally {
  chrome.kill();
}
