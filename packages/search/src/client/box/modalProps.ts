import type {DocSearchModalProps} from '@docsearch/react/modal';

/** Props of the dialog, the same with and without an assistant. */
export interface ModalProps extends Omit<DocSearchModalProps, 'translations'> {
  transformSearchClient: NonNullable<DocSearchModalProps['transformSearchClient']>;
  /** Whether the dialog is in AI-answer mode. */
  isAsking: boolean;
  onAskingChange: (isAsking: boolean) => void;
}
