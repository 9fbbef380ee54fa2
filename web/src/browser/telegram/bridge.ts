/** What is said to Telegram and heard of it: its published web events (core.telegram.org/api/web-events). */
import { oldNotify } from './launch';

type Nothing = Record<string, never>;

export type Impact = 'light' | 'medium' | 'heavy' | 'rigid' | 'soft';

/** What this page says. */
export interface Outgoing {
  iframe_ready: { reload_supported: boolean };
  iframe_will_reload: Nothing;
  web_app_ready: Nothing;
  web_app_expand: Nothing;
  web_app_request_theme: Nothing;
  web_app_request_viewport: Nothing;
  web_app_request_safe_area: Nothing;
  web_app_request_content_safe_area: Nothing;
  web_app_set_header_color: { color: string };
  web_app_set_background_color: { color: string };
  web_app_set_bottom_bar_color: { color: string };
  web_app_setup_back_button: { is_visible: boolean };
  web_app_setup_closing_behavior: { need_confirmation: boolean };
  web_app_setup_swipe_behavior: { allow_vertical_swipe: boolean };
  web_app_trigger_haptic_feedback:
    | { type: 'impact'; impact_style: Impact }
    | { type: 'notification'; notification_type: 'error' | 'success' | 'warning' }
    | { type: 'selection_change' };
  web_app_open_tg_link: { path_full: string };
}

export interface Insets {
  top?: number;
  right?: number;
  bottom?: number;
  left?: number;
}

/** What it hears of what it is told; of all else it hears nothing. */
export interface Incoming {
  back_button_pressed: unknown;
  reload_iframe: unknown;
  theme_changed: { theme_params?: Readonly<Record<string, unknown>> };
  viewport_changed: { height?: number; is_state_stable?: boolean };
  safe_area_changed: Insets;
  content_safe_area_changed: Insets;
}

export interface Bridge {
  post<Name extends keyof Outgoing>(name: Name, data: Outgoing[Name]): void;
  on<Name extends keyof Incoming>(name: Name, listener: (data: Incoming[Name]) => void): void;
}

interface Receiver {
  receiveEvent(name: string, data: unknown): void;
}

/** The names by which apps look for what hears them, newer and older ones. */
interface Shown {
  TelegramWebviewProxy?: { postEvent(name: string, data: string): void };
  Telegram?: { WebView?: Receiver };
  TelegramGameProxy?: Receiver;
  TelegramGameProxy_receiveEvent?: Receiver['receiveEvent'];
}

const WEB = 'https://web.telegram.org';

/** Whether this is one of Telegram's pages, which alone may show this one in a frame. */
export function isTelegrams(origin: string): boolean {
  return /^https:\/\/([a-z0-9-]+\.)+telegram\.org$/.test(origin);
}

function parentOrigin(): string {
  const above = location.ancestorOrigins?.[0] ?? originOf(document.referrer);
  return isTelegrams(above) ? above : WEB;
}

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : '';
}

function mouth(): (name: string, data: object) => void {
  const proxy = (window as Shown).TelegramWebviewProxy;
  if (proxy) return (name, data) => proxy.postEvent(name, JSON.stringify(data));
  const whole = (eventType: string, eventData: object) => JSON.stringify({ eventType, eventData });
  const notify = oldNotify();
  if (notify) return (name, data) => notify(whole(name, data));
  const origin = parentOrigin();
  return (name, data) => window.parent.postMessage(whole(name, data), origin);
}

/** Have what apps and web pages say told, whichever way they say it. */
function lendEar(hear: Receiver['receiveEvent']): void {
  const shown = window as Shown;
  shown.Telegram = { ...shown.Telegram, WebView: { receiveEvent: hear } };
  shown.TelegramGameProxy = { receiveEvent: hear };
  shown.TelegramGameProxy_receiveEvent = hear;
  if (window.parent === window) return;
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== window.parent || !isTelegrams(origin) || typeof data !== 'string') return;
    const told = parsed(data);
    if (typeof told?.eventType === 'string') hear(told.eventType, told.eventData);
  });
}

function parsed(text: string): { eventType?: unknown; eventData?: unknown } | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function openBridge(): Bridge {
  const listeners = new Map<string, ((data: never) => void)[]>();
  lendEar((name, data) => {
    const told = typeof data === 'object' && data !== null ? data : {};
    for (const listener of listeners.get(name) ?? []) listener(told as never);
  });
  return {
    post: mouth(),
    on(name, listener) {
      listeners.set(name, [...(listeners.get(name) ?? []), listener]);
    },
  };
}
