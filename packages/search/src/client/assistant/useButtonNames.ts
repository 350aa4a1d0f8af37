import {useEffect} from 'react';
import {translate} from '@docusaurus/Translate';
import {translations} from './translations';

const names = () => ({
  '.DocSearch-StopStreaming': translate({
    id: 'search.assistant.stop',
    message: 'Stop the answer',
    description: 'Name of the button that stops an answer',
  }),
  '.DocSearch-Menu-trigger': translate({
    id: 'search.assistant.menu',
    message: 'Conversations',
    description: 'Name of the button that opens the menu of conversations',
  }),
  '.DocSearch-Popover-Close': translations.footer?.closeText ?? '',
  '.DocSearch-Conversation-History .DocSearch-Hit-action-button':
    translations.startScreen?.removeRecentConversationButtonTitle ?? '',
});

function nameButtons(): void {
  for (const [selector, name] of Object.entries(names())) {
    for (const button of document.querySelectorAll(selector)) {
      button.setAttribute('aria-label', name);
    }
  }
}

/** Names buttons that DocSearch 5.2 renders as icons only (WCAG 4.1.2). */
export function useButtonNames(): void {
  useEffect(() => {
    const observer = new MutationObserver(nameButtons);
    observer.observe(document.body, {childList: true, subtree: true});
    return () => observer.disconnect();
  }, []);
}
