import type {CSSProperties} from 'react';

/** In the script of the panel: the style sheet of a component is in that of every first visit. */

export const box: CSSProperties = {
  maxWidth: '72ch',
  marginBottom: 'var(--ts-space-5)',
  padding: 'var(--ts-space-4)',
  border: '1px solid var(--ts-border)',
  borderRadius: 'var(--ts-radius)',
  background: 'var(--ts-surface-raised)',
};

export const bar: CSSProperties = {
  width: '100%',
  marginBottom: 'var(--ts-space-3)',
  accentColor: 'var(--ts-accent)',
};

export const row: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--ts-space-3)',
  fontVariantNumeric: 'tabular-nums',
};
