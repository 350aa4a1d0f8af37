/** Replaces `zod/v3`: `@ai-sdk/provider-utils` has no Zod 3 schemas to convert. */
export const ZodFirstPartyTypeKind = {};
