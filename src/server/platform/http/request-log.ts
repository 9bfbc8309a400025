import type { Log } from '../telemetry/log.ts'

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace'

/**
 * Makes its child of the main log with the first line: most requests write none, and a child costs more
 * than the rest of the framework.
 */
class RequestLog {
  private readonly main: Log
  private readonly bindings: object
  private made: Log | null = null

  constructor(main: Log, bindings: object) {
    this.main = main
    this.bindings = bindings
  }

  get level(): string {
    return this.main.level
  }

  fatal(...line: unknown[]): void {
    this.write('fatal', line)
  }
  error(...line: unknown[]): void {
    this.write('error', line)
  }
  warn(...line: unknown[]): void {
    this.write('warn', line)
  }
  info(...line: unknown[]): void {
    this.write('info', line)
  }
  debug(...line: unknown[]): void {
    this.write('debug', line)
  }
  trace(...line: unknown[]): void {
    this.write('trace', line)
  }
  silent(): void {}

  child(...options: Parameters<Log['child']>): Log {
    return this.own().child(...options)
  }

  private own(): Log {
    this.made ??= this.main.child(this.bindings)
    return this.made
  }

  private write(level: Level, line: unknown[]): void {
    const own = this.own()
    Reflect.apply(own[level], own, line)
  }
}

export const requestLog = (main: Log, bindings: object): Log => new RequestLog(main, bindings)
