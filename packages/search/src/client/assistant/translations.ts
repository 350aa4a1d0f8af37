import {translate} from '@docusaurus/Translate';
import type {DocSearchAskAiModalTranslations} from '@docsearch/react/askaiModal';
import upstream from '@theme/SearchTranslations';

const modal: DocSearchAskAiModalTranslations = {...upstream.modal};

export const translations: DocSearchAskAiModalTranslations = {
  ...modal,
  searchBox: {
    ...modal.searchBox,
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
    // DocSearch 5.2 renders the entry without this text.
    askAiResultsTitle: modal.resultsScreen?.askAiPlaceholder,
  },
  askAiScreen: {
    ...modal.askAiScreen,
    relatedSourcesTextPlural: modal.askAiScreen?.relatedSourcesText,
    aggregatedToolCallText: () => ({
      before: `${modal.askAiScreen?.afterToolCallText} `,
      separator: ', ',
      lastSeparator: ', ',
      after: '',
    }),
    stoppedStreamingText: translate({
      id: 'search.assistant.stopped',
      message: 'You stopped this answer. Ask again, or search by keyword.',
      description: 'Below an answer that the reader stopped',
    }),
    errorTitleText: translate({
      id: 'search.assistant.errorTitle',
      message: 'No answer',
      description: 'Title of a failed answer, above the reason',
    }),
  },
};
