/** A value and everything in it, readable only. Configuration is shared by all requests, so no code may change it. */
export type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;
