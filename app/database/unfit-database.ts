/** A database that we cannot work with; the message is one line for the person who starts the server. */
export class UnfitDatabase extends Error {}
