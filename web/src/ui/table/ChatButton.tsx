import { dialog } from '../../state/dialog';
import { desk, view } from '../../state/store';
import { words } from '../../words';

function ChatIcon() {
  return (
    <svg class="chat-icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M3 3h14a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H9l-4 4v-4H3a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z" />
    </svg>
  );
}

/** Opens the chat where it has no column of its own, and counts what was not read. */
export function ChatButton() {
  const say = words.value.chat;
  const unread = desk.value.chat.unread.value;
  // Where there is no chat, it would open a sheet that says so and nothing else.
  if (!view.value || (view.value.chat === false && !view.value.pool_chat)) return null;
  return (
    <button
      type="button"
      class="chat-button"
      aria-label={unread > 0 ? say.unread(unread) : say.title}
      onClick={() => {
        dialog.value = { name: 'chat' };
      }}
    >
      <ChatIcon />
      {unread > 0 && <b>{unread}</b>}
    </button>
  );
}
