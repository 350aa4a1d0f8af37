/** The kit that every figure is drawn with. */
export * from './colours';
export * from './controls';
export * from './dates';
export * from './diagram';
export * from './fields';
export * from './language';
export * from './measure';
export * from './scene';
export * from './shapes';
export * from './table';
export * from './text';
export * from './timeline';
export * from './window';
