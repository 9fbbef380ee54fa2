/** The page as a Mini App: it looks, closes and goes back as those within Telegram do. */
import { effect } from '@preact/signals';
import { type Buzz, feelBy } from '../browser/haptics';
import { go, goBack, route } from '../browser/router';
import { shareBy } from '../browser/sharing';
import { type Bridge, type Insets, type Outgoing, openBridge } from '../browser/telegram/bridge';
import { hexOf, lightOf, lightOfTheme } from '../browser/telegram/colours';
import { launch } from '../browser/telegram/launch';
import { startOf } from '../browser/telegram/start';
import { closeDialog, dialog } from '../state/dialog';
import { inBank } from '../state/options';
import { surroundingLight } from '../state/settings';
import { desks } from '../state/store';
import { followGround } from './head';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

const FELT: Readonly<Record<Buzz, Outgoing['web_app_trigger_haptic_feedback']>> = {
  turn: { type: 'notification', notification_type: 'warning' },
  tick: { type: 'impact', impact_style: 'soft' },
  press: { type: 'impact', impact_style: 'light' },
  win: { type: 'notification', notification_type: 'success' },
};

/** Dark or light as Telegram is, unless the player has chosen; what it draws takes the colour of the page. */
function followLight(bridge: Bridge): void {
  surroundingLight.value = lightOfTheme(launch().theme);
  bridge.on('theme_changed', ({ theme_params }) => {
    surroundingLight.value = lightOf(theme_params?.bg_color) ?? surroundingLight.peek();
  });
  followGround((ground) => {
    const color = hexOf(ground);
    if (color === null) return;
    bridge.post('web_app_set_header_color', { color });
    bridge.post('web_app_set_background_color', { color });
    bridge.post('web_app_set_bottom_bar_color', { color });
  });
}

function setLength(name: string, pixels: unknown): void {
  const { style } = document.documentElement;
  if (typeof pixels === 'number' && pixels >= 0) style.setProperty(name, `${Math.round(pixels)}px`);
  else style.removeProperty(name);
}

/** What the device, and what Telegram itself, covers of the page. */
function followEdges(bridge: Bridge): void {
  const follow = (name: 'safe_area_changed' | 'content_safe_area_changed', prefix: string) =>
    bridge.on(name, (insets: Insets) => {
      for (const side of SIDES) setLength(`--${prefix}-${side}`, insets[side]);
    });
  follow('safe_area_changed', 'device');
  follow('content_safe_area_changed', 'host');
  bridge.on('viewport_changed', ({ height, is_state_stable }) => {
    // While it is being pulled, and where all of it is seen, the page is as high as its window.
    if (is_state_stable === false) return;
    setLength('--seen-height', height && height < window.innerHeight ? height : null);
  });
  bridge.post('web_app_request_viewport', {});
  bridge.post('web_app_request_safe_area', {});
  bridge.post('web_app_request_content_safe_area', {});
}

function followWays(bridge: Bridge): void {
  effect(() => {
    const is_visible = route.value.page !== 'lobby' || dialog.value !== null;
    bridge.post('web_app_setup_back_button', { is_visible });
  });
  bridge.on('back_button_pressed', () => {
    if (dialog.peek()) closeDialog();
    else goBack();
  });
  effect(() => {
    // A finger that turns a card must not pull the page away.
    bridge.post('web_app_setup_swipe_behavior', { allow_vertical_swipe: route.value.page !== 'table' });
  });
  effect(() => {
    const need_confirmation = desks.value.some(({ table }) => {
      const { view } = table.value;
      return view !== null && inBank(view);
    });
    bridge.post('web_app_setup_closing_behavior', { need_confirmation });
  });
}

function shareWithin(bridge: Bridge): void {
  shareBy((url, text) => {
    const query = new URLSearchParams({ url, text });
    bridge.post('web_app_open_tg_link', { path_full: `/share/url?${query}` });
  });
}

/** Where the link leads that opened the app. */
function follow(start: string | null): void {
  const to = startOf(start);
  if (to) go({ page: 'table', table: to.table }, to.key ? `#${to.key}` : '');
}

/** Begin; what it returns is to be called once the page is there to be seen. */
export function beginTelegram(): () => void {
  const bridge = openBridge();
  bridge.on('reload_iframe', () => {
    bridge.post('iframe_will_reload', {});
    location.reload();
  });
  if (window.parent !== window) bridge.post('iframe_ready', { reload_supported: true });
  follow(launch().start);
  followLight(bridge);
  followEdges(bridge);
  followWays(bridge);
  shareWithin(bridge);
  feelBy((kind) => bridge.post('web_app_trigger_haptic_feedback', FELT[kind]));
  return () => {
    bridge.post('web_app_ready', {});
    bridge.post('web_app_expand', {});
  };
}
