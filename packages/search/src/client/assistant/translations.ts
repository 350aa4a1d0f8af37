import {translate} from '@docusaurus/Translate';
import type {DocSearchAskAiModalTranslations} from '@docsearch/react/askaiModal';
import base from '@theme/SearchTranslations';

const modal: DocSearchAskAiModalTranslations = base.modal ?? {};

export const translations: DocSearchAskAiModalTranslations = {
  ...modal,
  searchBox: {
    ...modal.searchBox,
    placeholderText: translate({
      id: 'search.assistant.placeholder',
      message: 'Search or ask a question',
      description: 'Placeholder of the search field of a site with an assistant',
    }),
    newConversationPlaceholder: translate({
      id: 'search.assistant.newConversationPlaceholder',
      message: 'Ask a question',
      description: 'Placeholder of the field of a new conversation',
    }),
    conversationHistoryTitle: translate({
      id: 'search.assistant.historyTitle',
      message: 'My conversations',
      description: 'Title of the list of earlier conversations',
    }),
    startNewConversationText: translate({
      id: 'search.assistant.startNewConversation',
      message: 'Start a new conversation',
      description: 'Menu item that starts a new conversation',
    }),
    viewConversationHistoryText: translate({
      id: 'search.assistant.viewHistory',
      message: 'Earlier conversations',
      description: 'Menu item that lists earlier conversations',
    }),
  },
  newConversation: {
    newConversationTitle: translate({
      id: 'search.assistant.newConversationTitle',
      message: 'What would you like to know?',
      description: 'Title of the screen of a new conversation',
    }),
    newConversationDescription: translate({
      id: 'search.assistant.newConversationDescription',
      message: 'Answers come from this documentation and link to the pages they use.',
      description: 'Text of the screen of a new conversation',
    }),
  },
  resultsScreen: {
    ...modal.resultsScreen,
    askAiResultsTitle: translate({
      id: 'search.assistant.resultsTitle',
      message: 'Assistant',
      description: 'Title above the entry of the search results that asks the assistant',
    }),
  },
  askAiScreen: {
    ...modal.askAiScreen,
    relatedSourcesText: translate({
      id: 'search.assistant.source',
      message: 'related source',
      description: 'After the number 1, on the button that shows the sources of an answer',
    }),
    relatedSourcesTextPlural: translate({
      id: 'search.assistant.sources',
      message: 'related sources',
      description: 'After a number above 1, on the button that shows the sources of an answer',
    }),
    // DocSearch 5.2 shows the query after this text.
    preToolCallText: translate({
      id: 'search.assistant.searchingFor',
      message: 'Searching for',
      description: 'Before the words that the assistant is searching for',
    }),
    duringToolCallText: translate({
      id: 'search.assistant.searching',
      message: 'Searching…',
      description: 'Shown while the assistant chooses what to search for',
    }),
    aggregatedToolCallText: () => ({
      before: translate({
        id: 'search.assistant.searchedFor',
        message: 'Searched for ',
        description: 'Before the words that the assistant has searched for',
      }),
      separator: ', ',
      lastSeparator: translate({
        id: 'search.assistant.and',
        message: ' and ',
        description: 'Before the last of several searches of the assistant',
      }),
      after: '',
    }),
    stoppedStreamingText: stoppedText(),
    errorTitleText: translate({
      id: 'search.assistant.errorTitle',
      message: 'No answer',
      description: 'Title of a failed answer, above the reason',
    }),
    suggestedPromptsTitleText: translate({
      id: 'search.assistant.suggestedPrompts',
      message: 'Go on with',
      description: 'Title above questions that the assistant suggests after an answer',
    }),
    ...feedbackWords(),
  },
};

export function stoppedText(): string {
  return translate({
    id: 'search.assistant.stopped',
    message: 'You stopped this answer. Ask again, or search by keyword.',
    description: 'Below an answer that the reader stopped',
  });
}

function feedbackWords() {
  return {
    feedbackPanelTitle: translate({
      id: 'search.assistant.feedback.title',
      message: 'What went wrong? (optional)',
      description: 'Title of the panel about an unhelpful answer',
    }),
    feedbackDetailsPlaceholder: translate({
      id: 'search.assistant.feedback.details',
      message: 'Details',
      description: 'Placeholder of the text field about an unhelpful answer',
    }),
    feedbackSubmitButtonText: translate({
      id: 'search.assistant.feedback.submit',
      message: 'Send',
      description: 'Button that sends what is wrong with an answer',
    }),
    feedbackCancelButtonText: translate({
      id: 'search.assistant.feedback.cancel',
      message: 'Cancel',
      description: 'Button that closes the panel about an unhelpful answer',
    }),
    feedbackTagIncorrect: translate({
      id: 'search.assistant.feedback.incorrect',
      message: 'Incorrect or incomplete',
      description: 'Reason why an answer is unhelpful',
    }),
    feedbackTagNotWhatIAsked: translate({
      id: 'search.assistant.feedback.notAsked',
      message: 'Not what I asked',
      description: 'Reason why an answer is unhelpful',
    }),
    feedbackTagSlowOrBuggy: translate({
      id: 'search.assistant.feedback.slow',
      message: 'Slow or faulty',
      description: 'Reason why an answer is unhelpful',
    }),
    feedbackTagStyleOrTone: translate({
      id: 'search.assistant.feedback.style',
      message: 'Style or tone',
      description: 'Reason why an answer is unhelpful',
    }),
    feedbackTagSafetyOrLegal: translate({
      id: 'search.assistant.feedback.safety',
      message: 'Safety or legal concern',
      description: 'Reason why an answer is unhelpful',
    }),
    feedbackTagOther: translate({
      id: 'search.assistant.feedback.other',
      message: 'Other',
      description: 'Reason why an answer is unhelpful',
    }),
  };
}

export function earlierText(): string {
  return translate({
    id: 'search.assistant.earlier',
    message: 'Earlier',
    description: 'Replaces the age of a conversation if its time is unknown',
  });
}
