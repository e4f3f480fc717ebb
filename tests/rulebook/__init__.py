"""The rules, shown one by one: every numbered rule of docs/rules has a test that bears its number."""
