import type {ReactNode} from 'react';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react/modal';
import translations from '@theme/SearchTranslations';

export interface ModalProps extends Omit<DocSearchModalProps, 'translations'> {
  transformSearchClient: NonNullable<DocSearchModalProps['transformSearchClient']>;
  isAsking: boolean;
  onAskingChange: (isAsking: boolean) => void;
}

/** Aliased to `AssistantModal` in AI-answer mode. */
export default function KeywordModal(props: ModalProps): ReactNode {
  return <DocSearchModal {...props} translations={translations.modal} />;
}
