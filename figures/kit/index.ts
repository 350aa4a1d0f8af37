/** The kit that every figure is drawn with. */
export * from './controls';
export * from './diagram';
export * from './measure';
export * from './scene';
export * from './table';
export * from './text';
export * from './timeline';
export * from './window';
