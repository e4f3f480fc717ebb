// A connection to one table that comes back by itself, from the last entry seen; nothing is lost, nothing doubled.

import { type Accepted, type FromBrowser, type FromServer, type Refused, VERSION } from './messages'

type Sent = FromBrowser extends infer Request ? (Request extends { id: string } ? Omit<Request, 'id'> : never) : never

interface Waiting {
  request: FromBrowser
  resolve: (answer: Accepted | Refused) => void
}

const LONGEST_WAIT = 10_000
const QUIET = 20_000

export interface Listener {
  message(message: FromServer): void
  /** Whether there is a connection. */
  online(online: boolean): void
  /** How many entries have been seen. */
  last(): number
}

export class Connection {
  #socket: WebSocket | null = null
  #waiting = new Map<string, Waiting>()
  #failures = 0
  #timer: number | undefined
  #heard = 0
  #closed = false

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    this.#open()
    addEventListener('online', this.#retry)
    addEventListener('offline', this.#cut)
  }

  /** Ask for something, and again after a reconnection until it is answered. */
  send(sent: Sent): Promise<Accepted | Refused> {
    const request = { ...sent, id: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}` } as FromBrowser
    return new Promise((resolve) => {
      this.#waiting.set(request.id, { request, resolve })
      this.#write(request)
    })
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    removeEventListener('online', this.#retry)
    removeEventListener('offline', this.#cut)
    this.#socket?.close()
  }

  #open(): void {
    const url = new URL(`/api/tables/${this.table}/socket?after=${this.listener.last()}`, location.href)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(url)
    this.#socket = socket
    socket.onmessage = (event) => {
      for (const message of String(event.data).split('\n')) this.#hear(JSON.parse(message) as FromServer)
    }
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost()
    }
    this.#watch()
  }

  #hear(message: FromServer): void {
    this.#heard = Date.now()
    if (message.type === 'welcome') {
      // Another version means that the server was renewed: so must the page be.
      if (message.version !== VERSION) return location.reload()
      this.#failures = 0
      this.listener.online(true)
      this.listener.message(message)
      for (const { request } of this.#waiting.values()) this.#write(request)
    } else if (message.type === 'accepted' || message.type === 'refused') {
      const waiting = message.id ? this.#waiting.get(message.id) : undefined
      if (message.id) this.#waiting.delete(message.id)
      waiting?.resolve(message)
      // A table that is not there will not be there when asked again.
      if (message.type === 'refused' && message.refusal.code === 'no_such_table') {
        this.close()
        this.listener.message(message)
      }
    } else {
      this.listener.message(message)
    }
  }

  #write(request: FromBrowser): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(request))
  }

  #lost(): void {
    if (this.#closed) return
    this.listener.online(false)
    clearTimeout(this.#timer)
    const wait = Math.min(LONGEST_WAIT, 300 * 2 ** this.#failures++)
    this.#timer = window.setTimeout(() => this.#open(), wait)
  }

  /** A connection that says nothing for long may be dead without knowing it. */
  #watch(): void {
    const socket = this.#socket
    this.#heard = Date.now()
    const check = () => {
      if (this.#closed || this.#socket !== socket) return
      const quiet = Date.now() - this.#heard
      if (quiet > 2 * QUIET) {
        this.#socket = null
        socket?.close()
        return this.#lost()
      }
      if (quiet > QUIET) this.#write({ type: 'ping', id: `ping-${Date.now()}` })
      window.setTimeout(check, QUIET / 2)
    }
    window.setTimeout(check, QUIET / 2)
  }

  /** The device has lost its network; a server on the device itself will answer again at once. */
  #cut = (): void => {
    this.#socket?.close()
  }

  #retry = (): void => {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return
    clearTimeout(this.#timer)
    this.#failures = 0
    this.#open()
  }
}
