/** Every property set, for entities whose optional properties are typed `| undefined`. */
export type Complete<T> = { [Key in keyof T]-?: Exclude<T[Key], undefined> };
