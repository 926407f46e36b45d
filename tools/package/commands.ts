/** The commands of the package by name: the script of each, and one line of help. */
export const commands: Readonly<Record<string, { script: string; help: string }>> = {
  new: { script: 'tools/package/new.ts', help: 'make a publication in a folder of its own' },
  start: {
    script: 'tools/package/installed/start-publication.ts',
    help: 'serve the publication in this folder; builds its pages when needed',
  },
  build: { script: 'tools/package/installed/build-publication.ts', help: 'build its pages without starting' },
  manage: {
    script: 'tools/manage/manage.ts',
    help: 'write authors, topics, texts, layouts and settings of a running site',
  },
  import: {
    script: 'tools/import/import.ts',
    help: 'import a WordPress, Ghost or RSS file, Markdown, or an export',
  },
  'import-comments': { script: 'tools/import/import-comments.ts', help: 'import comments from Disqus' },
  'import-subscribers': {
    script: 'tools/import/import-subscribers.ts',
    help: 'import newsletter subscribers',
  },
  export: { script: 'tools/export/export.ts', help: 'export the whole publication' },
  backup: { script: 'tools/backup/backup.ts', help: 'back up everything you own while the server runs' },
  restore: { script: 'tools/backup/restore.ts', help: 'restore a backup into an empty store' },
  doctor: { script: 'tools/doctor/doctor.ts', help: 'check this installation and say what to mend' },
  account: { script: 'tools/account/account.ts', help: 'set a password, or make an account staff' },
  audit: { script: 'tools/account/audit.ts', help: 'verify the audit log' },
  mirror: { script: 'tools/mirror/mirror.ts', help: 'copy the running site as static pages' },
};
