import {useEffect} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {isRelative, resolveLink} from './answerLinks';
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

const newTabLinks = ['.DocSearch-Markdown-Content', '.DocSearch-AskAiScreen-Sources']
  .map((parent) => `${parent} a[target][href]`)
  .join();

/** Names buttons that DocSearch 5.2 renders as icons only (WCAG 4.1.2). */
function nameButtons(): void {
  for (const [selector, name] of Object.entries(names())) {
    for (const button of document.querySelectorAll(selector)) {
      button.setAttribute('aria-label', name);
    }
  }
}

/** Resolves relative links of answers, and opens links into the site in the same tab, like hits. */
function fixLinks(siteUrl: string, baseUrl: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(newTabLinks)) {
    const href = link.getAttribute('href')!;
    if (isRelative(href)) {
      link.setAttribute('href', resolveLink(href, baseUrl));
    }
    if ([location.origin, siteUrl].includes(link.origin)) {
      link.removeAttribute('target');
    }
  }
}

/** Corrects the markup that DocSearch renders. */
export function useMarkupFixes(): void {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  useEffect(() => {
    const observer = new MutationObserver(() => {
      nameButtons();
      fixLinks(url, baseUrl);
    });
    observer.observe(document.body, {childList: true, subtree: true});
    return () => observer.disconnect();
  }, [url, baseUrl]);
}
