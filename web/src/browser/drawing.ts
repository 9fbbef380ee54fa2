/**
 * When it is drawn what a message has changed: one task takes the message in, the next draws it, one more looks at
 * what is drawn. Together they would be long enough on a slow phone to keep a finger waiting.
 */
import { options } from 'preact';
import { breath, next } from './timing';

/** Whether what is changed just now is drawn in a task of its own. */
let apart = false;
/** What is yet to be changed, when all before it is drawn. */
const changes: (() => void)[] = [];
let making = false;
/** What is to be drawn. */
const draws: (() => void)[] = [];
/** What wants to look at that, once it is drawn. */
let looks: (() => void)[] = [];
/** What may look now. */
const due: (() => void)[] = [];

function doAll(list: (() => void)[]): void {
  for (const one of list.splice(0)) one();
}

function look(): void {
  doAll(due);
}

/** Laid out by itself, the page needs only be painted in the frame. */
function layOut(): void {
  if (!document.hidden) document.body.getBoundingClientRect();
}

function drawNow(): void {
  const asked = looks;
  looks = [];
  doAll(draws);
  due.push(...asked);
}

async function draw(): Promise<void> {
  await breath();
  drawNow();
  // Before anybody sees it: there may be a frame first.
  const frame = requestAnimationFrame(look);
  await next();
  layOut();
  await next();
  cancelAnimationFrame(frame);
  look();
}

/** What changes otherwise, as by a press, is drawn at once. */
export function beginDrawing(): void {
  options.debounceRendering = (all) => {
    if (apart) draws.push(all);
    else queueMicrotask(all);
  };
}

function make(change: () => void): void {
  apart = true;
  try {
    change();
  } catch (error) {
    reportError(error);
  } finally {
    apart = false;
  }
}

async function makeAll(): Promise<void> {
  making = true;
  for (let change = changes.shift(); change; change = changes.shift()) {
    make(change);
    if (draws.length > 0 || looks.length > 0) await draw();
  }
  making = false;
}

/** Whatever this changes is drawn in a task of its own, and before anything else is changed: nothing goes unsaid. */
export function drawnApart(change: () => void): void {
  changes.push(change);
  if (!making) void makeAll();
}

/** Once what has just been changed is drawn, and before it is seen. */
export function onceDrawn(what: () => void): void {
  looks.push(what);
  if (!apart) void draw();
}
