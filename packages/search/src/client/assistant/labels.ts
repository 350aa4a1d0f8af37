import {useEffect, type RefObject} from 'react';
import {translate} from '@docusaurus/Translate';

interface Label {
  selector: string;
  apply: (element: Element) => void;
}

const ariaLabel = (selector: string, name: string): Label => ({
  selector: `${selector}:not([aria-label="${CSS.escape(name)}"])`,
  apply: (element) => element.setAttribute('aria-label', name),
});

const labels = (): readonly Label[] => [
  ariaLabel(
    '.DocSearch-StopStreaming',
    translate({
      id: 'search.assistant.stop',
      message: 'Stop the answer',
      description: 'Name of the button that stops an answer',
    }),
  ),
  ariaLabel(
    '.DocSearch-Menu-trigger',
    translate({
      id: 'search.assistant.menu',
      message: 'Conversations',
      description: 'Name of the button that opens the menu of conversations',
    }),
  ),
  ariaLabel(
    '.DocSearch-Conversation-History .DocSearch-Hit-action-button',
    translate({
      id: 'theme.SearchModal.startScreen.removeRecentConversationButtonTitle',
      message: 'Remove this conversation from history',
      description: 'The title for remove recent conversation button',
    }),
  ),
  ariaLabel(
    '.DocSearch-CodeSnippet-CopyButton',
    translate({
      id: 'search.assistant.copyCode',
      message: 'Copy the code',
      description: 'Name of the button that copies code of an answer',
    }),
  ),
  ariaLabel(
    '.DocSearch-Feedback-Panel-Textarea',
    translate({
      id: 'search.assistant.feedback.details',
      message: 'Details',
      description: 'Placeholder of the text field about an unhelpful answer',
    }),
  ),
  {
    selector:
      ':is(.DocSearch-Feedback-Panel-Error, .DocSearch-AskAiScreen-FeedbackText:not(.DocSearch-AskAiScreen-FeedbackText--visible)):not([data-translated])',
    apply(element) {
      element.setAttribute('data-translated', '');
      element.setAttribute('role', 'alert');
      element.textContent = translate({
        id: 'search.assistant.feedback.failed',
        message: 'Your feedback couldn’t be sent. Try again later.',
        description: 'Shown when feedback on an answer could not be sent',
      });
    },
  },
  {
    // Sources may only link to http(s), like answers.
    selector:
      '.DocSearch-AskAiScreen-Sources a[href]:not([href^="http://" i], [href^="https://" i])',
    apply: (element) => element.removeAttribute('href'),
  },
];

/**
 * Adds accessible names and translations that DocSearch 5.2 lacks, and removes unsafe source links.
 */
export function useLabels(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const {current} = container;
    if (!current) {
      return undefined;
    }
    const all = labels();
    const apply = () => {
      for (const label of all) {
        current.querySelectorAll(label.selector).forEach(label.apply);
      }
    };
    apply();
    const observer = new MutationObserver(apply);
    observer.observe(current, {childList: true, subtree: true});
    return () => observer.disconnect();
  }, [container]);
}
