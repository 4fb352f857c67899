/** Loaded before a server: its clock says noon to the rule of the night, and these tests run at any hour. */
Object.defineProperty(Temporal.ZonedDateTime.prototype, 'hour', { get: () => 12 })
