// @ts-check
// Loaded into every measured server before its own program: tells the bench how much processor time
// the process has used, all its threads included. A file of JavaScript, because stripping types
// would load a compiler into the server and count as its memory.

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000 });
});
// The bench was interrupted: no server may be left behind.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
