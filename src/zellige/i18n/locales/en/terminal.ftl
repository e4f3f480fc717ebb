# The game in the terminal.
play-welcome = Azul in the terminal. Type a move such as { $example }, or “help”.
play-prompt = Your move
play-prompt-column = Column for line { $line } (such as { $example })
play-you = You
play-bot = Opponent { $number }
play-help =
    { "3B2" }     take blue from display 3, lay it on line 2
    { "CR4" }     take red from the centre (C), lay it on line 4
    { "3BF" }     take blue from display 3, lay it on the floor line (F)
    { "2-4" }     grey side: place the tile of line 2 in column 4
    moves   list all legal moves
    undo    take your last move back
    save    write the game to a file: save game.azul
    help    show this again
    quit    stop; the game is kept
    Colours: B { colour-blue }, Y { colour-yellow }, R { colour-red }, K { colour-black }, W { colour-white }.
play-nothing-to-undo = There is no move of yours to take back.
play-undone = Your last move is taken back.
play-saved = The game is written to { $file }.
play-save-needs-name = Type a file name too: save game.azul
play-not-saved = The game could not be written to { $file }: { $reason }
play-kept = The game is kept. Go on with: zellige play --terminal --resume
play-nothing-to-resume = There is no game to resume.
play-resumed = The game goes on.
play-thinking = Your opponent is thinking…
play-over = The game is over.

show-keys = → next · ← back · Home start · End end · q quit
show-step = { $step } of { $steps }
compiling = Compiling the rules, once for this version; later starts take no time…
compiling-search = Compiling the bots, once for this version: about a minute…
