import './jitless';
import {useCallback, useMemo, useRef, useState, type CSSProperties, type ReactNode} from 'react';
import {DocSearchAskAiModal} from '@docsearch/react/askaiModal';
import type {DocSearchTransformClient} from '@docsearch/react';
import '@docsearch/css/dist/_askai.css';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ModalProps} from '../dialog/modalProps';
import {useElement} from '../dialog/useElement';
import {facetFiltersOf} from '../hosted/requests';
import {useSearchVersion} from '../useSearchVersion';
import {useSearchData} from '../useSearchProvider';
import AnswerStatus from './AnswerStatus';
import AssistantHit from './AssistantHit';
import {useLabels} from './labels';
import {cleanStoredConversations} from './storedConversations';
import './styles.css';
import {withSuggestedQuestions} from './suggestedQuestions';
import {translations} from './translations';

/** Replaces `KeywordModal` in AI-answer mode. */
export default function AssistantModal({
  isAsking,
  onAskingChange,
  transformSearchClient,
  ...props
}: ModalProps): ReactNode {
  const {appId, apiKey} = props;
  const language = useDocusaurusContext().i18n.currentLocale;
  const container = useRef<HTMLDivElement>(null);
  const askAi = useAskAi(props.indices[0] as string, isAsking);
  const transformClient = useCallback(
    (client: DocSearchTransformClient) => {
      const {search, ...others} = transformSearchClient(client);
      return {...others, search: withSuggestedQuestions(search, {appId, apiKey}, language)};
    },
    [transformSearchClient, appId, apiKey, language],
  );
  // Must run before DocSearch's first render.
  useState(() => cleanStoredConversations(appId));
  useLabels(container);
  // DocSearch 5.2 doesn't render when an answer stops. This state change does.
  const stopButton = useElement(container, '.DocSearch-StopStreaming');

  // DocSearch renders the "Ask AI" entry without a text.
  const entryLabel = {
    '--ts-ask-ai': JSON.stringify(translations.resultsScreen?.askAiPlaceholder),
  } as CSSProperties;
  return (
    <div ref={container} className={isAsking ? 'search-box--asking' : undefined} style={entryLabel}>
      <DocSearchAskAiModal
        {...props}
        transformSearchClient={transformClient}
        hitComponent={AssistantHit}
        askAi={askAi}
        isAskAiActive={isAsking}
        onAskAiToggle={onAskingChange}
        translations={translations}
      />
      {isAsking && <AnswerStatus container={container} stopButton={stopButton} />}
    </div>
  );
}

function useAskAi(indexName: string, isAsking: boolean) {
  const {assistantId} = useSearchData();
  const language = useDocusaurusContext().i18n.currentLocale;
  const {name: version} = useSearchVersion();
  const base = useMemo(
    () => ({
      agentId: assistantId!,
      indices: [indexName],
      searchParameters: {[indexName]: {facetFilters: facetFiltersOf({language, version})}},
    }),
    [assistantId, indexName, language, version],
  );
  // Makes DocSearch fetch suggestions: not before the reader opens the mode.
  return useMemo(() => ({...base, suggestedQuestions: isAsking}), [base, isAsking]);
}
