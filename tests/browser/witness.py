"""What a page has ever shown: every text and every name for a screen reader, from its first moment on."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page

_WATCH = """(() => {
  const shown = new Set();
  const spoken = ['aria-label', 'title', 'alt', 'src'];
  const note = (node) => {
    if (node.nodeType === Node.TEXT_NODE) shown.add(node.data);
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    shown.add(node.textContent);
    for (const one of [node, ...node.querySelectorAll('[aria-label], [title], [alt], [src]')]) {
      for (const name of spoken) if (one.hasAttribute(name)) shown.add(one.getAttribute(name));
    }
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      if (type === 'childList') addedNodes.forEach(note);
      else note(target);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true,
    attributeFilter: spoken });
  window.everShown = () => [...shown].join('\\n');
  window.forgetShown = () => shown.clear();
})()"""

RANKS = {
    "en-US": {
        **{"6": ("6", "six"), "7": ("7", "seven"), "8": ("8", "eight"), "9": ("9", "nine")},
        **{
            "T": ("10", "ten"),
            "J": ("J", "jack"),
            "Q": ("Q", "queen"),
            "K": ("K", "king"),
            "A": ("A", "ace"),
        },
    },
    "ru-RU": {
        **{"6": ("6", "шестёрка"), "7": ("7", "семёрка"), "8": ("8", "восьмёрка"), "9": ("9", "девятка")},
        **{"T": ("10", "десятка"), "J": ("В", "валет"), "Q": ("Д", "дама"), "K": ("К", "король")},
        **{"A": ("Т", "туз")},
    },
}
SUITS = {
    "en-US": {
        "s": ("♠", " of spades"),
        "h": ("♥", " of hearts"),
        "d": ("♦", " of diamonds"),
        "c": ("♣", " of clubs"),
    },
    "ru-RU": {"s": ("♠", " пик"), "h": ("♥", " червей"), "d": ("♦", " бубен"), "c": ("♣", " треф")},
}


def watch_all(context: BrowserContext) -> None:
    """Have every page of the context keep what it shows."""
    context.add_init_script(_WATCH)


def cards_shown(page: Page, language: str) -> set[str]:
    """The cards that the page has written or named since it was loaded or told to forget."""
    return cards_in(page.evaluate("everShown()"), language)


def has_shown(page: Page, text: str) -> bool:
    """Whether the page has shown this, if only for a moment."""
    return bool(page.evaluate("text => everShown().includes(text)", text))


def forget_shown(page: Page) -> None:
    page.evaluate("forgetShown()")


def cards_in(text: str, language: str) -> set[str]:
    """
    >>> sorted(cards_in("You turn 10♥ 9♠. king of clubs", "en-US"))
    ['9s', 'Kc', 'Th']
    """
    return {
        rank + suit
        for rank, names in RANKS[language].items()
        for suit, ends in SUITS[language].items()
        if any(name + end in text for name, end in zip(names, ends, strict=True))
    }
